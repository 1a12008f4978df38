import Foundation

/// What constraints can refer to: a view, or a guide that a view owns.
@MainActor
public protocol LayoutItem: AnyObject {
  /// The view itself, or the guide's view.
  var layoutOwner: UIView { get }
  /// The name in messages: the type, with the identifier where there is one.
  var layoutName: String { get }
}

extension UIView: LayoutItem {
  public var layoutOwner: UIView { self }

  public var layoutName: String {
    String(describing: type(of: self)) + (accessibilityIdentifier.map { "#\($0)" } ?? "")
  }
}

extension UILayoutGuide: LayoutItem {
  public var layoutOwner: UIView {
    guard let owningView else {
      preconditionFailure("A layout guide needs a view before constraints refer to it.")
    }
    return owningView
  }

  public var layoutName: String { "\(layoutOwner.layoutName).\(kind.rawValue)" }
}
