import HeadlessUIKit

/// Matches elements of a class or of a subclass.
@MainActor
public func grey_kindOfClass(_ type: AnyClass) -> GREYMatcher {
  grey_kindOfClassName(String(describing: type))
}

/// Matches elements of a class or of a subclass by the class's name, without its module.
@MainActor
public func grey_kindOfClassName(_ name: String) -> GREYMatcher {
  GREYMatcher(element: "kindOfClass('\(name)')") { ClassNames.names(of: $0).contains(name) }
}

/// Matches elements that conform to a protocol.
@MainActor
public func grey_conformsToProtocol<Requirements>(_ type: Requirements.Type) -> GREYMatcher {
  GREYMatcher(element: "conformsToProtocol(\(type))") { $0 is Requirements }
}

/// Matches elements that answer a message, by the name of the property or method.
///
/// Without Objective-C nothing can be asked by name: the names that EarlGrey's own matchers ask for are known.
@MainActor
public func grey_respondsToSelector(_ name: String) -> GREYMatcher {
  GREYMatcher(element: "respondsToSelector(\(name))") { KnownSelectors.responds($0, to: name) }
}
