import Diagnostics

/// The modules of a build, each after those that it imports.
///
///     try BuildOrder(["A", "B"], imports: ["A": ["B"]]) { _, _ in nil }.names  // ["B", "A"]
struct BuildOrder {
  /// The names of the modules, in the order in which they can be compiled.
  let names: [String]

  /// Orders modules; if several can come next, the first one given does.
  ///
  /// - Parameters:
  ///   - names: The modules.
  ///   - imports: The other modules that each of them imports.
  ///   - position: Returns the position of the first module's first import of the second.
  /// - Throws: Diagnostics of modules that import each other, one for each import of the cycle.
  init(
    _ names: [String], imports: [String: Set<String>],
    position: (String, String) -> (file: String, position: SourcePosition)?
  ) throws(Diagnostics) {
    var (ordered, rest) = ([String](), names)
    while !rest.isEmpty {
      guard let next = rest.firstIndex(where: { imports[$0, default: []].isSubset(of: ordered) }) else {
        throw Self.circle(in: rest, imports: imports, position: position)
      }
      ordered.append(rest.remove(at: next))
    }
    self.names = ordered
  }

  /// Returns the fault of modules that all wait for each other.
  private static func circle(
    in names: [String], imports: [String: Set<String>],
    position: (String, String) -> (file: String, position: SourcePosition)?
  ) -> Diagnostics {
    var path = Array(names.prefix(1))
    while let last = path.last,
      let next = names.first(where: { imports[last, default: []].contains($0) })
    {
      if let start = path.firstIndex(of: next) {
        path = Array(path[start...]) + [next]
        break
      }
      path.append(next)
    }
    let circle = path.map { "'\($0)'" }.joined(separator: " imports ")
    return Diagnostics(
      zip(path, path.dropFirst()).map { name, other in
        let place = position(name, other)
        return Diagnostic(
          "'\(name)' imports '\(other)' in a circle: \(circle)", file: place?.file, at: place?.position,
          expected: "modules of which one can be compiled first, or one folder that has them all")
      })
  }
}
