import GoldenFiles
import Platform
import UTF8Text

/// The position in a test that asserts a snapshot.
package struct SnapshotCallSite: Sendable {
  /// `Module/File.swift`.
  package let fileID: StaticString
  /// The absolute path of the file when it was compiled.
  package let filePath: StaticString
  /// The test, as `#function` has it.
  package let function: StaticString
  package let line: Int
  package let column: Int

  /// Creates the position of the caller; a function that forwards its own caller's position passes all
  /// arguments.
  package init(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, function: StaticString = #function,
    line: Int = #line, column: Int = #column
  ) {
    self.fileID = fileID
    self.filePath = filePath
    self.function = function
    self.line = line
    self.column = column
  }

  /// The position on one line, such as `/app/Tests/ListTests.swift:12:5`.
  package var text: String { "\(filePath):\(line):\(column)" }
}

/// The state that the snapshots of one test share, computed once for each test.
///
/// It is a class: copying a structure for each passing assertion would retain all its strings.
final class SnapshotTest: Sendable {
  let file: TestFile
  /// The test's number within the run.
  let number: Int
  /// Whether other functions of the file may have its name.
  let hasNamesakes: Bool
  private let owner: SnapshotOwner
  /// The test's name in the paths of its goldens, which encode it.
  let name: String
  /// The beginning of each golden's path, with a slash at its end.
  let prefix: String
  /// The path of the snapshot without a name, up to the extension.
  private let unnamed: String
  /// The path of a snapshot with a plain name, up to the name.
  private let stem: String
  /// The most bytes of a plain name that fit after the stem in one path component.
  private let room: Int

  /// The most bytes of a component of a golden's path.
  private static let longestComponent = 120

  init(_ owner: SnapshotOwner, number: Int, in file: TestFile) {
    self.file = file
    self.number = number
    self.owner = owner
    let namesakes = file.namesakes(of: owner.name)
    hasNamesakes = namesakes != nil
    let names = owner.goldenNames(among: namesakes)
    (name, prefix) = (names.test, file.prefix(ofSuites: names.suites))
    unnamed = prefix + GoldenPath.components(ofTest: name, named: nil).joined(separator: "/")
    // With a name of one byte, to find what precedes every name.
    let component = GoldenPath.components(ofTest: name, named: "x").joined(separator: "/")
    stem = prefix + component.dropLast()
    // If the test's name is escaped or split, paths have no fixed beginning.
    let isShort = component.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "/") }
    room = isShort ? SnapshotTest.longestComponent - component.utf8.count + 1 : 0
  }

  /// Appends the path of a snapshot's golden; plain names need no new string.
  func writePath(named snapshot: String?, fileExtension: String, to buffer: UTF8Buffer) {
    if let snapshot {
      writePath(named: snapshot, to: buffer)
    } else {
      buffer.append(unnamed)
    }
    buffer.append(literal: ".")
    buffer.append(fileExtension)
  }

  private func writePath(named snapshot: String, to buffer: UTF8Buffer) {
    if snapshot.utf8.count <= room, snapshot.isPlain {
      buffer.append(stem)
      buffer.append(snapshot)
    } else {
      buffer.append(prefix)
      buffer.append(GoldenPath.components(ofTest: name, named: snapshot).joined(separator: "/"))
    }
  }
}

extension SnapshotTest {
  /// How this test alone is run again; `nil` for a function that is known to be called by tests.
  var filter: String? { owner.filter(among: owner.running == nil ? file.declaredTests() : nil) }

  /// The function's name.
  var functionName: String { owner.name }

  /// Returns the path that a golden had when goldens belonged to the function that asserts.
  ///
  /// - Parameters:
  ///   - golden: A golden of this test.
  ///   - asserting: The function that asserts.
  ///   - prefix: The beginning of the paths of its file, with a slash at its end.
  func formerPath(of golden: GoldenPath, by asserting: SnapshotOwner, in prefix: String) -> GoldenPath? {
    guard golden.path.hasPrefix(unnamed) else { return nil }
    let former = GoldenPath.components(ofTest: asserting.name, named: nil).joined(separator: "/")
    let path = GoldenPath(prefix + former + golden.path.dropFirst(unnamed.count))
    return path == golden ? nil : path
  }
}

extension String {
  /// Whether it consists of ASCII letters and digits, `-` and `_` only, and is not empty.
  fileprivate var isPlain: Bool {
    let count = utf8.count
    return count > 0 && withCString { strspn($0, plainCharacters) } == count
  }
}

private let plainCharacters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"
