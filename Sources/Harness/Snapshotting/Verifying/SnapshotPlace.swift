/// The place in a test that asserts a snapshot.
public struct SnapshotPlace: Sendable {
  /// `Module/File.swift`.
  public let fileID: StaticString
  public let filePath: StaticString
  /// The test, as `#function` has it.
  public let function: StaticString
  public let line: Int
  public let column: Int

  public init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: StaticString = #function,
    line: Int = #line, column: Int = #column
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.function = function
    self.line = line
    self.column = column
  }

  /// The test's own name, without the list of its parameters.
  var test: String {
    let name = function.description
    guard let list = name.lastIndex(of: "(") else { return name }
    return String(name[..<list])
  }

  /// The place on one line, as `Tests/ListTests.swift:12:5` with the whole path before it.
  var text: String { "\(filePath):\(line):\(column)" }
}
