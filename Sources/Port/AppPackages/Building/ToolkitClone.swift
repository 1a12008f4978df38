import Diagnostics
import Foundation

/// The clone of the toolkit's repository that packages are built with.
package struct ToolkitClone: Hashable, Sendable {
  /// The absolute path.
  package let path: String

  /// The folder in which the toolkit is compiled, which packages share, since compiling it takes minutes.
  var scratch: String { "\(path)/.build" }

  /// Finds the clone.
  ///
  /// - Parameters:
  ///   - given: The absolute path that a person named; `nil` if none was.
  ///   - name: That path as it was typed.
  ///   - source: The path of this source when the program was compiled, five levels below the clone.
  /// - Throws: a diagnostic if the clone is not there, with what to write instead.
  package init(at given: String?, named name: String?, orOf source: String = Self.source) throws(Diagnostic) {
    let compiled = (0..<5).reduce(URL(fileURLWithPath: source)) { url, _ in url.deletingLastPathComponent() }
    let path = given ?? compiled.path
    guard Self.isClone(path) else {
      let problem =
        name.map { "'\($0)' is not a clone of Showcase" }
        ?? "the clone of Showcase that this program was built in is no longer at '\(path)'"
      throw Diagnostic(
        problem, expected: "the folder of its Package.swift: --toolkit ../Showcase",
        next: .showcase("help init"))
    }
    self.path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }

  package static let source = #filePath

  private static func isClone(_ path: String) -> Bool {
    ["Package.swift", "Sources/Toolkit/HeadlessUIKit", "Sources/Port/PortPlugin"].allSatisfy {
      FileManager.default.fileExists(atPath: "\(path)/\($0)")
    }
  }

  /// The names of the toolkit's own modules, which a package that is built with it cannot have.
  var moduleNames: Set<String> {
    let wings = Self.names(in: "\(path)/Sources")
    let modules = wings.flatMap { Self.names(in: "\(path)/Sources/\($0)") } + Self.names(in: "\(path)/Tests")
    return Set(wings + modules)
  }

  private static func names(in folder: String) -> [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  /// Returns the way to the clone from a package: relative, unless both have only the disk's root in common.
  func path(fromPackage root: String) -> String {
    let (from, to) = (root.split(separator: "/"), path.split(separator: "/"))
    let shared = zip(from, to).prefix { $0 == $1 }.count
    guard shared > 0 else { return path }
    return (Array(repeating: "..", count: from.count - shared) + to.dropFirst(shared)).joined(separator: "/")
  }
}
