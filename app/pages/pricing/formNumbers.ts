import type { PageContent } from "../../../content-model/index.ts";
import { type ParsedNumber, parseNumber } from "../../islands/parseNumber.ts";
import type { FormValues } from "./formValues.ts";

/** The fields of the form that hold numbers. */
export type NumberName = "people" | "customSessions" | "seatPrice" | "hourlyRate";

/** The ids of their elements. */
export const fieldIds: Readonly<Record<NumberName, string>> = {
	people: "estimate-people",
	customSessions: "estimate-sessions",
	seatPrice: "estimate-seat",
	hourlyRate: "estimate-rate",
};

/** The numbers of the form, each with its value or its error. */
export type FormNumbers = Record<NumberName, ParsedNumber>;

/** Reads the numbers of the form. The two amounts are optional. */
export function readFormNumbers(
	values: FormValues,
	{ limits, errors }: Pick<PageContent<"pricing">["estimator"], "limits" | "errors">,
): FormNumbers {
	const readCount = (name: "people" | "customSessions") =>
		parseNumber(values[name], { kind: "count", ...limits[name] }, errors[name]);
	const readAmount = (name: "seatPrice" | "hourlyRate"): ParsedNumber =>
		values[name].trim() === ""
			? {}
			: parseNumber(values[name], { kind: "amount", min: 0.01, max: limits[name] }, errors.amounts);
	return {
		people: readCount("people"),
		customSessions: readCount("customSessions"),
		seatPrice: readAmount("seatPrice"),
		hourlyRate: readAmount("hourlyRate"),
	};
}
