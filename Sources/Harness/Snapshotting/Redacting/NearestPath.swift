import Diagnostics
import Foundation
import UTF8Text

extension Redaction {
  /// The rule with the path in a text that is most similar to its own, for the message that it replaced
  /// nothing.
  ///
  /// - Parameters:
  ///   - text: The text in which it replaced nothing.
  ///   - content: What the text is.
  func suggesting(from text: [UInt8], of content: SnapshotFormat.Content) -> Redaction {
    guard let path = pathRule?.path, text.count <= Self.longestSuggested else { return self }
    let paths = KnownPaths(in: text, of: content).paths.sorted()
    let nearest = nearestName(to: path, in: paths) ?? paths.first { $0.hasSuffix(".\(path)") }
    var copy = self
    // It may be there, but not be what the rule is for: a number, or a list.
    copy.nearestPath = nearest == path ? nil : nearest
    return copy
  }

  /// The most bytes of a text whose paths are compared.
  private static let longestSuggested = 1 << 20
}

/// The paths in a text of JSON or in a dump, as rules write them.
private struct KnownPaths {
  private(set) var paths: Set<String> = []

  init(in text: [UInt8], of content: SnapshotFormat.Content) {
    switch content {
    case .json:
      let options = JSONSerialization.ReadingOptions.fragmentsAllowed
      guard let value = try? JSONSerialization.jsonObject(with: Data(text), options: options) else { return }
      add(value, at: "")
    case .dump:
      let lines = DumpOutline(lines: String(decoding: text, as: UTF8.self)).lines
      add(lines, lines.indices, at: "")
    case .text, .bytes: return
    }
  }

  private mutating func add(_ value: Any, at path: String) {
    if let object = value as? [String: Any] {
      for (key, value) in object { add(value, at: Self.path(path, .key(key))) }
    } else if let list = value as? [Any] {
      for value in list { add(value, at: Self.path(path, .element(nil))) }
    }
    if !path.isEmpty { paths.insert(path) }
  }

  private mutating func add(_ lines: [DumpOutline.Line], _ range: Range<Int>, at path: String) {
    var index = range.lowerBound
    while index < range.upperBound {
      let line = lines[index]
      let inside = line.step.map { Self.path(path, $0) } ?? path
      if !inside.isEmpty { paths.insert(inside) }
      add(lines, index + 1..<max(index + 1, line.end), at: inside)
      index = max(index + 1, line.end)
    }
  }

  private static func path(_ path: String, _ step: RedactionPath.Step) -> String {
    switch step {
    case .element: return path + "[*]"
    case .key(let key):
      let isPlain = !key.isEmpty && !key.contains { ".[]*\"'".contains($0) }
      return isPlain ? (path.isEmpty ? key : "\(path).\(key)") : "\(path)[\(key.quoted)]"
    }
  }
}
