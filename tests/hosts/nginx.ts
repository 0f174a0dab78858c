import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** nginx as Debian installs it. */
export const nginx = "/usr/sbin/nginx";
const brotliModule = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** Returns whether nginx is installed here, and its module for Brotli. */
export function isNginxInstalled(): boolean {
	return existsSync(nginx) && existsSync(brotliModule);
}

/**
 * Writes what nginx reads as in the container, for a folder that is elsewhere.
 * @param build the build's folder.
 * @param scratch a folder for the configuration, and for all that nginx writes.
 * @param port where it is to listen, on 127.0.0.1.
 * @param change a change of the build's files, by their names.
 * @returns the path of its nginx.conf.
 */
export function writeNginxConfiguration(
	build: string,
	scratch: string,
	port: number,
	change: Partial<Record<"maps.conf" | "server.conf", (text: string) => string>> = {},
): string {
	mkdirSync(scratch, { recursive: true });
	const read = (name: string) => readFileSync(join(build, "hosts/nginx", name), "utf8");
	for (const name of ["maps.conf", "server.conf"] as const) {
		writeFileSync(join(scratch, name), change[name]?.(read(name)) ?? read(name));
	}
	const file = join(scratch, "nginx.conf");
	writeFileSync(
		file,
		read("container.conf")
			.replace("listen 8080 default_server", `listen 127.0.0.1:${port}`)
			.replaceAll("/tmp/", `${scratch}/`)
			.replaceAll("/etc/nginx/website/", `${scratch}/`)
			.replace("/srv/website;", `${join(build, "client")};`),
	);
	return file;
}
