import Foundation
import SwiftSources

/// The classes of an app's other modules, with their superclasses, as they are listed in a file beside the sources.
///
///     OuterClasses(text: "BaseCell: UITableViewCell\n").parents  // ["BaseCell": "UITableViewCell"]
package struct OuterClasses: Hashable, Sendable {
  /// The superclasses by the last names of the classes.
  package private(set) var parents: [String: String] = [:]

  package init() {}

  /// Reads a list: a class and its superclass in each line. Other lines are skipped.
  package init(text: String) {
    for line in text.split(whereSeparator: \.isNewline) where !line.hasPrefix("#") {
      let parts = line.split(separator: ":").map { $0.filter { $0 != " " } }
      if parts.count == 2 { parents[parts[0]] = parts[1] }
    }
  }

  /// Reads the list in a folder of sources; empty if it has none.
  package init(inFolder path: String) {
    let bytes = FileManager.default.contents(atPath: "\(path)/\(Self.fileName)")
    self.init(text: String(decoding: bytes ?? Data(), as: UTF8.self))
  }

  /// The name of the list's file in the folder of a target.
  package static let fileName = ".portclasses"

  package var isEmpty: Bool { parents.isEmpty }

  /// Adds a class; of several with one name, the first counts.
  package mutating func insert(_ name: String, inheriting parent: String) {
    if parents[name] == nil { parents[name] = parent }
  }

  /// Adds the classes of a module's sources.
  package mutating func insert(_ sources: AppSources) {
    for (name, type) in sources.types.classes.sorted(by: { $0.key < $1.key }) {
      if let parent = type.parent { insert(name.lastName, inheriting: parent) }
    }
  }

  /// The text of the list's file.
  package var text: String {
    let head = "# The classes of other modules and their superclasses, as 'showcase init' found them.\n\n"
    return head + parents.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)\n" }.joined()
  }
}
