import type {
	ArrayFieldItemTemplateProps,
	ArrayFieldTemplateProps,
	FieldTemplateProps,
	ObjectFieldTemplateProps,
	RJSFSchema,
	UiSchema,
} from "@rjsf/utils";
import { type MouseEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { getValue } from "../../../content-model/browser.ts";
import type { FieldPath } from "../../shared/api.ts";
import { getItemTitle } from "../../shared/items.ts";
import { Badge } from "../Badge.tsx";
import { IconButton } from "../IconButton.tsx";
import { SortableRow } from "../SortableRow.tsx";
import type { DeskFormContext } from "./context.ts";
import "./field.css";
import "./fieldset.css";
import "./templates.css";

function isBlank(value: unknown): boolean {
	return Object.values(value ?? {}).every((inner) => inner === undefined || inner === "");
}

function isGroup({ type, properties }: RJSFSchema, ui: UiSchema | undefined): boolean {
	return type === "array" || (properties !== undefined && !ui?.["ui:field"]);
}

/** A field: label, control, hint and errors. */
function FieldTemplate(props: FieldTemplateProps) {
	const {
		id,
		fieldPathId,
		label,
		children,
		rawErrors = [],
		rawDescription,
		hidden,
		schema,
		uiSchema,
		required,
	} = props;
	if (hidden) {
		return <div hidden>{children}</div>;
	}
	if (isGroup(schema, uiSchema)) {
		return children;
	}
	const widget = uiSchema?.["ui:widget"];
	const isCheckbox = widget === "checkbox";
	// These have several controls, each with a name of its own.
	const isControlGroup = widget === "picture" || uiSchema?.["ui:field"] === "crop";
	const Label = isControlGroup ? "span" : "label";
	// Its list has a label, and its row says what it is.
	const isItem = typeof fieldPathId.path.at(-1) === "number";
	return (
		<div className={isCheckbox ? "field field-checkbox" : "field"}>
			<Label
				className={isItem ? "label visually-hidden" : "label"}
				id={`${id}.label`}
				{...(isControlGroup ? {} : { htmlFor: id })}
			>
				{label}
				{!required && !isCheckbox && <OptionalMark />}
			</Label>
			{children}
			{rawDescription && (
				<p className="hint" id={`${id}.hint`}>
					{rawDescription}
				</p>
			)}
			<ErrorMessages id={id} messages={rawErrors} />
		</div>
	);
}

/** Marks what may be left empty. The form says once what is not marked. */
function OptionalMark() {
	return <span className="optional"> (optional)</span>;
}

/** Error messages of a field. */
export function ErrorMessages({ id, messages }: { id: string; messages: readonly string[] }) {
	return (
		<div className="error-messages" id={`${id}.error`} role="status">
			{[...new Set(messages)].map((message) => (
				<p key={message}>{message}</p>
			))}
		</div>
	);
}

/** Fields that belong together. Small groups are always open. */
function ObjectFieldTemplate(props: ObjectFieldTemplateProps) {
	const { fieldPathId, title, properties, schema, errorSchema, formData, uiSchema, required } =
		props;
	const content = properties.map((property) => property.content);
	const { path } = fieldPathId;
	const messages = errorSchema?.__errors ?? [];
	if (path.length === 0) {
		return (
			<>
				<ErrorMessages id={fieldPathId.$id} messages={messages} />
				{content}
			</>
		);
	}
	const isEntry = typeof path.at(-1) === "number";
	const inner = Object.entries(schema.properties ?? {}) as [string, RJSFSchema][];
	const isSmall =
		inner.length <= 4 && !inner.some(([name, part]) => isGroup(part, uiSchema?.[name]));
	const hint = schema.description && <p className="hint group-hint">{schema.description}</p>;
	if (isSmall && !isEntry) {
		return (
			<fieldset className="group" id={fieldPathId.$id}>
				<legend>
					{title}
					{!required && <OptionalMark />}
				</legend>
				{hint}
				<ErrorMessages id={fieldPathId.$id} messages={messages} />
				{content}
			</fieldset>
		);
	}
	const name = isEntry ? getItemTitle(formData, Number(path.at(-1)), title) : title;
	return (
		<Section
			id={fieldPathId.$id}
			title={name}
			isOptional={!isEntry && !required}
			isWrong={hasErrors(errorSchema)}
			isNew={(isEntry || required === true) && isBlank(formData)}
		>
			{!isEntry && hint}
			<ErrorMessages id={fieldPathId.$id} messages={messages} />
			{content}
		</Section>
	);
}

function Section({
	id,
	title,
	isOptional,
	isWrong,
	isNew = false,
	children,
}: {
	id: string;
	title: string;
	isOptional: boolean;
	isWrong: boolean;
	/** Whether it starts open: it is still blank, or there is nothing else. */
	isNew?: boolean;
	children: ReactNode;
}) {
	const [startsOpen] = useState(isNew);
	return (
		<details className="section" id={id} open={startsOpen}>
			<summary>
				{title}
				{isOptional && <OptionalMark />}
				{isWrong && <Badge kind="wrong">Needs attention</Badge>}
			</summary>
			<div className="section-body">{children}</div>
		</details>
	);
}

function hasErrors(errors: unknown): boolean {
	return (
		typeof errors === "object" &&
		errors !== null &&
		Object.entries(errors).some(([key, inner]) =>
			key === "__errors" ? Array.isArray(inner) && inner.length > 0 : hasErrors(inner),
		)
	);
}

/** A list whose entries are added, removed and moved. */
function ArrayFieldTemplate(props: ArrayFieldTemplateProps) {
	const {
		fieldPathId,
		title,
		items,
		canAdd,
		onAddClick,
		schema,
		rawErrors = [],
		errorSchema,
		required,
		registry,
	} = props;
	const entry = (Array.isArray(schema.items) ? undefined : schema.items) as RJSFSchema | undefined;
	const entryLabel = (entry?.title ?? "entry").toLowerCase();
	const isOnlyList =
		fieldPathId.path.length === 1 && Object.keys(registry.rootSchema.properties ?? {}).length === 1;
	const { removedItem, restoreItem } = registry.formContext as DeskFormContext;
	const list = useRef<HTMLOListElement>(null);
	const isAdding = useRef(false);
	// The cursor goes to the new entry, where the next words are typed.
	// biome-ignore lint/correctness/useExhaustiveDependencies: once the list has the new entry.
	useEffect(() => {
		if (isAdding.current) {
			isAdding.current = false;
			list.current?.lastElementChild
				?.querySelector<HTMLElement>("input, textarea, select")
				?.focus();
		}
	}, [items.length]);
	const add = (event: MouseEvent) => {
		isAdding.current = true;
		onAddClick(event);
	};
	const content = (
		<>
			{schema.description && <p className="hint group-hint">{schema.description}</p>}
			<ErrorMessages id={fieldPathId.$id} messages={rawErrors} />
			<ol className="entries" ref={list}>
				{items}
			</ol>
			{removedItem?.list.join() === fieldPathId.path.join() && (
				<p className="facts" role="status">
					{removedItem.title} is removed.{" "}
					<button key={removedItem.title} type="button" ref={focusButton} onClick={restoreItem}>
						Put it back
					</button>
				</p>
			)}
			{canAdd && (
				<button type="button" onClick={add}>
					Add {/^[aeiou]/.test(entryLabel) ? "an" : "a"} {entryLabel}
				</button>
			)}
		</>
	);
	if (entry?.properties) {
		return (
			<Section
				id={fieldPathId.$id}
				title={`${title} (${items.length})`}
				isOptional={!required}
				isWrong={hasErrors(errorSchema)}
				isNew={isOnlyList}
			>
				{content}
			</Section>
		);
	}
	return (
		<fieldset className="group" id={fieldPathId.$id}>
			<legend>
				{title}
				{!required && <OptionalMark />}
			</legend>
			{content}
		</fieldset>
	);
}

/** Moves the keyboard on from the button that removed the item, which is gone. */
function focusButton(button: HTMLElement | null): void {
	button?.focus({ preventScroll: true });
}

/** One item of a list, with its handle and its buttons. */
function ArrayFieldItemTemplate(props: ArrayFieldItemTemplateProps) {
	const { children, buttonsProps, index, totalItems, registry } = props;
	const { data, move, noteRemoval } = registry.formContext as DeskFormContext;
	const list = buttonsProps.fieldPathId.path.slice(0, -1) as FieldPath;
	const title = getItemTitle(getValue(data, [...list, index]), index);
	return (
		<SortableRow
			className="entry"
			list={list.join("-")}
			title={title}
			index={index}
			count={totalItems}
			isSortable={totalItems > 1 && (buttonsProps.hasMoveUp || buttonsProps.hasMoveDown)}
			onMove={(from, to) => move(list, from, to)}
			buttons={
				buttonsProps.hasRemove && (
					<IconButton
						label={`Remove ${title}`}
						onClick={() => {
							noteRemoval(list, index);
							buttonsProps.onRemoveItem();
						}}
					>
						×
					</IconButton>
				)
			}
		>
			<div className="entry-body">{children}</div>
		</SortableRow>
	);
}

export const templates = {
	FieldTemplate,
	ObjectFieldTemplate,
	ArrayFieldTemplate,
	ArrayFieldItemTemplate,
};
