import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { expect, test } from "./test.ts";

test("what is not published is read under the preview's own name alone", async ({ desk }) => {
	const ask = async (host: string) => {
		const request = get(desk.siteOrigin, { headers: { host } });
		const [response]: IncomingMessage[] = await once(request, "response");
		response?.resume();
		return response?.statusCode;
	};
	const { host, port } = new URL(desk.siteOrigin);
	expect(await ask(host)).toBe(200);
	expect(await ask("evil.example")).toBe(403);
	expect(await ask(`evil.example:${port}`)).toBe(403);
});
