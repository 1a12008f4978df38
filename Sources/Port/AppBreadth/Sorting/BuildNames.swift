import Porting

/// What all modules of a build declare.
struct BuildNames {
  private let sources: [AppSources]
  private let declared: Set<String>

  init(_ modules: [CheckedModule]) {
    sources = modules.map(\.sources)
    declared = sources.reduce(into: []) { $0.formUnion($1.namesOfDeclarations) }
  }

  /// Whether the build declares a name, which is missing only because something else is.
  func declares(_ name: String) -> Bool { declared.contains(name) }

  /// The superclasses of a class, the nearest first, through all modules, up to the last one that is known.
  func ancestors(of name: String) -> [String] {
    var (found, next) = ([String](), name)
    while let above = sources.lazy.map({ $0.ancestors(of: next) }).first(where: { !$0.isEmpty }) {
      let new = above.filter { !found.contains($0) }
      guard let last = new.last else { break }
      found += new
      next = last
    }
    return found
  }
}
