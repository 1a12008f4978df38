/// The names of a class and of all that it inherits from, without their modules.
@MainActor
enum ClassNames {
  private static var known: [ObjectIdentifier: Set<String>] = [:]

  static func names(of object: AnyObject) -> Set<String> {
    let type = ObjectIdentifier(type(of: object))
    if let names = known[type] { return names }
    let mirrors = sequence(first: Mirror(reflecting: object), next: \.superclassMirror)
    let names = Set(mirrors.map { String(describing: $0.subjectType) })
    known[type] = names
    return names
  }
}
