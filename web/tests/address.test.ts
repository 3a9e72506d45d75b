import { describe, expect, it } from "vitest";
import { addressOf, linkTo, socketAddressOf } from "../src/shell/address";

const PAGES = ["https://example.org/", "https://example.org/games/", "http://192.168.1.2:8000/games/?x#/table/a/b"];

describe("addresses", () => {
  it("are told from where the page is", () => {
    expect(PAGES.map((page) => addressOf("/api/games", page))).toEqual([
      "https://example.org/api/games",
      "https://example.org/games/api/games",
      "http://192.168.1.2:8000/games/api/games",
    ]);
  });

  it("of sockets are as safe as the page", () => {
    expect(PAGES.map((page) => socketAddressOf("api/x", page))).toEqual([
      "wss://example.org/api/x",
      "wss://example.org/games/api/x",
      "ws://192.168.1.2:8000/games/api/x",
    ]);
  });

  it("lead other devices to the same page", () => {
    expect(linkTo("recover/abc", PAGES[2])).toBe("http://192.168.1.2:8000/games/#/recover/abc");
  });
});
