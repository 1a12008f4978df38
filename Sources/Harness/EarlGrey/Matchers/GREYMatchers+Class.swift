import HeadlessUIKit

/// Matches elements of a class or of a subclass.
@MainActor
public func grey_kindOfClass(_ type: UIView.Type) -> GREYMatcher {
  grey_kindOfClassName(String(describing: type))
}

/// Matches elements of a class or of a subclass by the class's name, without its module.
@MainActor
public func grey_kindOfClassName(_ name: String) -> GREYMatcher {
  GREYMatcher(view: "kindOfClass('\(name)')") { view in
    sequence(first: Mirror(reflecting: view), next: \.superclassMirror)
      .contains { String(describing: $0.subjectType) == name }
  }
}
