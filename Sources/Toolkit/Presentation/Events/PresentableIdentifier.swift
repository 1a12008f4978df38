import HeadlessUIKit

/// The name of what is presented, in logs.
public struct PresentableIdentifier: ExpressibleByStringLiteral, Hashable, Sendable, CustomStringConvertible {
  public let value: String

  public init(_ value: String) {
    self.value = value
  }

  public init(stringLiteral value: String) {
    self.init(value)
  }

  public var description: String { value }

  /// The name that a presentable has for itself, or that of its type.
  init(of presentable: Any) {
    let named = presentable as? any PresentableIdentifierExpressible
    self = named?.presentableIdentifier ?? PresentableIdentifier("\(type(of: presentable))")
  }
}

/// A presentable that has a name of its own in logs.
public protocol PresentableIdentifierExpressible {
  var presentableIdentifier: PresentableIdentifier { get }
}

extension UIViewController {
  /// The controller's name in logs; the presentable's type, the title or the class by default.
  public var debugPresentationTitle: String? {
    get { presentationState.title }
    set { presentationState.title = newValue }
  }

  /// What stands behind the name in logs.
  public var debugPresentationArguments: [String: (any CustomStringConvertible)?] {
    get { presentationState.arguments }
    set { presentationState.arguments = newValue }
  }

  /// Takes over another controller's name in logs.
  public func transferDebugPresentationInfo(from controller: UIViewController) {
    debugPresentationTitle = controller.presentationTitle
    debugPresentationArguments = controller.debugPresentationArguments
  }

  private var presentationTitle: String { debugPresentationTitle ?? title ?? "\(type(of: self))" }

  /// The name with what stands behind it, in the order of the letters.
  var presentationIdentifier: PresentableIdentifier {
    let arguments = debugPresentationArguments.sorted { $0.key < $1.key }
      .compactMap { key, value in value.map { "\(key): \($0)" } }
    guard !arguments.isEmpty else { return PresentableIdentifier(presentationTitle) }
    return PresentableIdentifier("\(presentationTitle)(\(arguments.joined(separator: ", ")))")
  }
}
