/** An email address as text: a long one breaks where it is read as two words. */
export function EmailAddress({ children }: { children: string }) {
	const [mailbox, host] = children.split("@");
	return (
		<span>
			{`${mailbox}@`}
			<wbr />
			{host}
		</span>
	);
}
