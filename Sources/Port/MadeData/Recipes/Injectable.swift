import SwiftSources

extension IndexedProperty {
  /// Whether code outside of the class may set it, and is meant to.
  var isInjectable: Bool {
    guard isSettable, isStored, !isConstant, !hasValue, let type, type.isOptional, !modifiers.isStatic,
      !modifiers.isPrivate, !modifiers.hasNarrowSetter, !modifiers.isOverride,
      modifiers.attributes.isDisjoint(with: ["IBOutlet", "IBInspectable"]), !modifiers.words.contains("lazy")
    else { return false }
    return !type.unwrapped.isView && !type.unwrapped.isLeftToTheClass
      && !["delegate", "datasource"].contains { name.lowercased().hasSuffix($0) }
  }
}

extension IndexedFunction {
  /// Whether it does nothing but set properties, among them one that cannot be set otherwise.
  func isSetter(besides known: Set<String>) -> Bool {
    guard let assignedProperties, name != "init", result == nil, !modifiers.isStatic, !modifiers.isPrivate,
      !modifiers.isOverride, genericParameters.isEmpty
    else { return false }
    return !Set(assignedProperties).isSubset(of: known)
  }
}

extension TypeExpression {
  /// Whether it is one of UIKit's views or controllers, which a controller makes itself.
  var isView: Bool {
    guard let name = lastName else { return false }
    return name.hasPrefix("UI") && !["UIImage", "UIColor", "UIFont"].contains(name) || name.hasSuffix("View")
  }

  /// Whether it is what a class keeps while it works.
  fileprivate var isLeftToTheClass: Bool {
    guard let name = lastName else { return false }
    return [
      "Timer", "NSLayoutConstraint", "NSObjectProtocol", "AnyCancellable", "Task", "NSKeyValueObservation",
      "DispatchWorkItem", "URLSessionTask", "URLSessionDataTask", "IndexPath", "Error",
    ].contains(name)
  }
}
