import { useEffect, useState } from "react";
import { get, RequestError } from "./request.ts";

/** Interval at which the desk is asked whether it still runs, in milliseconds. */
const interval = 5_000;

/** Instructions once the desk has ended or has been restarted; empty while it runs. */
export function useDeskIsGone(): string {
	const [message, setMessage] = useState("");
	useEffect(() => {
		const ask = async () => {
			try {
				await get("project");
				setMessage("");
			} catch (error) {
				const { status, message: words } =
					error instanceof RequestError ? error : { status: 500, message: "" };
				if (status === 0) {
					setMessage(words);
				} else if (status === 401) {
					setMessage(
						"The desk has been restarted. Close this tab, and open the address that “npm run edit” printed. What you typed is kept in this browser.",
					);
				}
			}
		};
		const timer = setInterval(() => void ask(), interval);
		return () => clearInterval(timer);
	}, []);
	return message;
}
