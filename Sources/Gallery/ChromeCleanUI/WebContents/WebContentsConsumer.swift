/// Shows the active page, and marks what was found in it.
@MainActor
package protocol WebContentsConsumer: AnyObject {
  /// - Parameter page: `nil` in a tab that shows none.
  func setPage(_ page: WebContentsPage?)
  /// - Parameter marks: Those of all paragraphs; the page is scrolled to the current one.
  func setMarks(_ marks: [TextMark])
}
