/// Where a use case is written down, so that a failing test can lead there.
public struct UseCasePlace: Hashable, Sendable {
  /// `Module/File.swift`.
  public let fileID: String
  /// The path of the file on the machine that compiled it.
  public let filePath: String
  /// The line, counted from 1.
  public let line: Int

  init(_ fileID: StaticString, _ filePath: StaticString, _ line: Int) {
    self.fileID = fileID.description
    self.filePath = filePath.description
    self.line = line
  }
}
