// What styles are held to, in .css files and in components; their layout is Prettier's business.

/** @type {import("stylelint").Config} */
export default {
  extends: ["stylelint-config-standard", "stylelint-config-html/svelte"],
  ignoreFiles: ["dist/**"],
  reportNeedlessDisables: true,
  rules: {
    // A colour has a name: in shell/tokens.css, or in tokens.css beside the board that prints it.
    "color-no-hex": true,
    "color-named": "never",
    // Rules stand close together, as they did before there was a linter.
    "at-rule-empty-line-before": null,
    "comment-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "declaration-empty-line-before": null,
    "rule-empty-line-before": null,
    // States of a thing stand beside it, whatever the order of their weights.
    "no-descending-specificity": null,
    "declaration-block-no-redundant-longhand-properties": null,
    "media-feature-range-notation": "prefix",
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global"] }],
    "value-keyword-case": ["lower", { ignoreKeywords: ["Georgia"] }],
  },
  overrides: [{ files: ["src/shell/tokens.css", "src/games/*/tokens.css"], rules: { "color-no-hex": null } }],
};
