import Diagnostics
import Foundation
import GoldenFiles
import UTF8Text

/// The texts that were written into a source since it was built.
///
/// An edit moves the calls below it, and the next one may come from another process. So all edits are kept
/// with the source that was built: each is made there, and the whole is written again.
struct InlineEdits: Codable {
  /// Identifies the program that was built.
  private let program: String
  /// The source that was built.
  let source: String
  private var edits: [Edit] = []

  private struct Edit: Codable {
    let range: Range<Int>
    /// The number of trailing closures before the text's, of which several may be added at one place.
    let offset: Int
    let text: String

    func isAt(_ call: InlineCall) -> Bool { range == call.range && offset == call.offset }
  }

  /// Begins with a source that nothing has changed since it was built.
  init(to source: String, of program: String) {
    self.source = source
    self.program = program
  }

  /// Sets the text of a call.
  ///
  /// - Throws: a diagnostic without a file if a closure before it is neither in the call nor recorded.
  mutating func set(_ text: String, of call: InlineCall) throws(Diagnostic) {
    let recorded = edits.filter { $0.range == call.range && call.absent.contains($0.offset) }
    guard recorded.count == call.absent.count else { throw call.absenceFault }
    edits.removeAll { $0.isAt(call) }
    edits.append(Edit(range: call.range, offset: call.offset, text: call.replacement(text)))
  }

  /// The source with all edits.
  var editedSource: String {
    var (bytes, end) = ([UInt8](), 0)
    let source = Array(source.utf8)
    let ordered = edits.sorted { ($0.range.lowerBound, $0.offset) < ($1.range.lowerBound, $1.offset) }
    for edit in ordered {
      bytes += source[end..<edit.range.lowerBound] + Array(edit.text.utf8)
      end = edit.range.upperBound
    }
    return String(decoding: bytes + source[end...], as: UTF8.self)
  }
}

extension InlineEdits {
  /// Where the edits of a source are kept, relative to the package.
  static func path(of source: GoldenPath) -> GoldenPath {
    GoldenPath(".build/showcase/inline/\(source).json")
  }

  /// Reads what was written into a source since it was built.
  ///
  /// - Parameters:
  ///   - source: The path of the source in the package.
  ///   - package: The folder of the package.
  ///   - module: The module of the source.
  ///   - program: The program that was built of it.
  /// - Throws: a diagnostic if anything else changed the source since then.
  init(
    of source: GoldenPath, in package: GoldenFolder, module: String, builtAs program: BuiltProgram
  ) throws(Diagnostic) {
    guard let text = try package.bytes(at: source).map({ String(decoding: $0, as: UTF8.self) }) else {
      throw Diagnostic("the source of the inline snapshot does not exist", file: source.path)
    }
    if let kept = Self.kept(for: source, in: package), kept.program == program.identity {
      if kept.editedSource.isIdentical(to: text) {
        self = kept
        return
      }
      // What was recorded was taken back.
      if kept.source.isIdentical(to: text) {
        self.init(to: text, of: program.identity)
        return
      }
    }
    guard program.isNewer(than: package.absolute(source), in: module) else {
      throw Diagnostic(
        "the file has changed since the test was built, so that its inline snapshots may have moved",
        file: source.path, expected: "a build of it as it is now",
        next: .shell("SHOWCASE_RECORD=failed swift test"))
    }
    self.init(to: text, of: program.identity)
  }

  private static func kept(for source: GoldenPath, in package: GoldenFolder) -> InlineEdits? {
    guard let bytes = try? package.bytes(at: path(of: source)) else { return nil }
    return try? JSONDecoder().decode(InlineEdits.self, from: Data(bytes))
  }

  /// Writes the source with all edits, and keeps them for the next one.
  func write(to source: GoldenPath, in package: GoldenFolder) throws {
    let bytes = [UInt8](try JSONEncoder().encode(self))
    // A source may be a link, which stays, and has rights, which it keeps.
    let file = package.absolute(source)
    let path = GoldenFolder.resolved(file) ?? file
    let folder = GoldenFolder.resolved(package.root) ?? package.root
    guard path.hasPrefix("\(folder)/") else {
      throw Diagnostic(
        "the source leads out of the package, to '\(path)'", file: source.path,
        expected: "a file of the package")
    }
    let rights = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions]
    _ = try package.write(editedSource, to: GoldenPath(String(path.dropFirst(folder.count + 1))))
    if let rights { try FileManager.default.setAttributes([.posixPermissions: rights], ofItemAtPath: path) }
    _ = try package.write(String(decoding: bytes, as: UTF8.self), to: Self.path(of: source))
  }
}
