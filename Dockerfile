# The server in a container; docs/hosting.md tells how to run it, tests/test_image.py holds it to what stands there.
FROM python:3.13-slim-bookworm AS build
RUN apt-get update \
 && apt-get install --yes --no-install-recommends gcc=4:12.* libc6-dev=2.36-* make=4.3-* \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY . .
ENV BALUCHON_COMPILE=require BALUCHON_WEB=require PIP_NO_CACHE_DIR=1
RUN make wheel \
 && python -m venv /opt/baluchon \
 && /opt/baluchon/bin/pip install --constraint constraints.txt "$(echo dist/*.whl)[server]" \
 && /opt/baluchon/bin/pip uninstall --yes pip

FROM python:3.13-slim-bookworm
RUN useradd --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin baluchon \
 && install --directory --owner baluchon --group baluchon --mode 0700 /data
COPY --from=build /opt/baluchon /opt/baluchon
ENV PATH=/opt/baluchon/bin:/usr/local/bin:/usr/bin:/bin \
    PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    BALUCHON_HOST=0.0.0.0 \
    BALUCHON_PORT=8000 \
    BALUCHON_DATA=/data
USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=30s --retries=3 CMD ["baluchon", "health"]
ENTRYPOINT ["baluchon"]
CMD ["serve"]
