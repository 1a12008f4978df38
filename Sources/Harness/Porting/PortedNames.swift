/// The paths that an app's files have once they are ported.
///
///     PortedNames(["A/Parts.swift", "B/Parts.swift"]).paths["B/Parts.swift"]  // "B/Parts.2.ported.swift"
///
/// A name differs from the app's, since a file must not share the name that its `#sourceLocation` gives. It
/// is used once in a module, as the compiler asks for: of files with one name, the first by its path keeps it.
///
/// The plugin has this file, too, and says by it which files the program writes.
struct PortedNames {
  /// The new paths by the app's.
  let paths: [String: String]

  /// - Parameter files: The paths of the module's Swift files, relative to its folder.
  init(_ files: [String]) {
    let sorted = Set(files).sorted()
    var taken: Set<String> = []
    let firsts = sorted.filter { taken.insert(Self.name(of: $0).lowercased()).inserted }
    let others = Set(sorted).subtracting(firsts)
    paths = sorted.reduce(into: [:]) { paths, file in
      let number = others.contains(file) ? Self.freeNumber(for: file, &taken) : ""
      paths[file] = "\(file.dropLast(Self.ending.count))\(number).ported.swift"
    }
  }

  private static let ending = ".swift"

  /// The name of a file without its ending.
  private static func name(of file: String) -> String {
    String((file.split(separator: "/").last ?? "").dropLast(ending.count))
  }

  /// The first number that makes a file's name unused.
  private static func freeNumber(for file: String, _ taken: inout Set<String>) -> String {
    var number = 2
    while !taken.insert("\(name(of: file)).\(number)".lowercased()).inserted { number += 1 }
    return ".\(number)"
  }
}
