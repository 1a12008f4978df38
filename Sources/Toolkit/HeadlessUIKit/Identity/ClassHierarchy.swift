extension ObjectIdentity {
  /// Whether the object is of a class or of one of its subclasses, as `NSObject` has it.
  public nonisolated func isKind(of aClass: AnyClass) -> Bool {
    // A mirror knows the superclass, which the Swift language has no expression for.
    sequence(first: Mirror(reflecting: self), next: \.superclassMirror).contains {
      ObjectIdentifier($0.subjectType) == ObjectIdentifier(aClass)
    }
  }

  /// Whether the object is of a class itself.
  public nonisolated func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}
