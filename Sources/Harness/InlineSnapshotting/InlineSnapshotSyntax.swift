/// Where the text of an inline snapshot is in a call, for functions that assert for their callers.
///
///     func assertMenu(
///       _ titles: [String], menu: (() -> String)? = nil,
///       fileID: StaticString = #fileID, filePath: StaticString = #filePath,
///       function: StaticString = #function, line: Int = #line, column: Int = #column
///     ) {
///       assertInlineSnapshot(
///         of: titles, as: .lines, syntax: InlineSnapshotSyntax(label: "menu"), matches: menu,
///         fileID: fileID, filePath: filePath, function: function, line: line, column: column)
///     }
public struct InlineSnapshotSyntax: Sendable {
  /// The label of the closure with the text.
  public let label: String
  /// The number of trailing closures before it.
  public let trailingClosureOffset: Int

  /// Creates the description of a call.
  ///
  /// - Parameters:
  ///   - label: The label of the closure with the text; it is not written if the closure is the first
  ///     trailing one.
  ///   - trailingClosureOffset: The number of trailing closures before it.
  public init(label: String = "matches", trailingClosureOffset: Int = 0) {
    self.label = label
    self.trailingClosureOffset = trailingClosureOffset
  }
}
