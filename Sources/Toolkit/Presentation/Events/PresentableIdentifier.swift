import HeadlessUIKit

/// The name of a presentable or controller in logs.
public struct PresentableIdentifier: ExpressibleByStringLiteral, Hashable, Sendable, CustomStringConvertible {
  /// The name.
  public let value: String

  /// Creates an identifier with a name.
  ///
  /// - Parameter value: The name as logs show it.
  public init(_ value: String) {
    self.value = value
  }

  /// Creates an identifier with a literal name.
  ///
  /// - Parameter value: The name as logs show it.
  public init(stringLiteral value: String) {
    self.init(value)
  }

  /// The name.
  public var description: String { value }

  /// Creates the identifier that a presentable provides, otherwise its type's.
  init(of presentable: Any) {
    let named = presentable as? any PresentableIdentifierExpressible
    self = named?.presentableIdentifier ?? PresentableIdentifier("\(type(of: presentable))")
  }
}

/// A presentable with a custom name in logs.
///
///     struct Account: PresentableIdentifierExpressible {
///       let isNew: Bool
///       var presentableIdentifier: PresentableIdentifier { isNew ? "new account" : "account" }
///     }
public protocol PresentableIdentifierExpressible {
  /// The name in logs.
  var presentableIdentifier: PresentableIdentifier { get }
}

extension UIViewController {
  /// The controller's name in logs; by default the presentable's type, or else the title, or the
  /// class.
  public var debugPresentationTitle: String? {
    get { presentationState.title }
    set { presentationState.title = newValue }
  }

  /// The arguments after the name in logs, without `nil` values.
  public var debugPresentationArguments: [String: (any CustomStringConvertible)?] {
    get { presentationState.arguments }
    set { presentationState.arguments = newValue }
  }

  /// Copies the name and the arguments in logs.
  ///
  /// - Parameter controller: The controller to copy from; without a name of its own, its title or
  ///   class counts.
  public func transferDebugPresentationInfo(from controller: UIViewController) {
    debugPresentationTitle = controller.presentationTitle
    debugPresentationArguments = controller.debugPresentationArguments
  }

  private var presentationTitle: String { debugPresentationTitle ?? title ?? "\(type(of: self))" }

  /// The name with its arguments in alphabetical order.
  var presentationIdentifier: PresentableIdentifier {
    let arguments = debugPresentationArguments.sorted { $0.key < $1.key }
      .compactMap { key, value in value.map { "\(key): \($0)" } }
    guard !arguments.isEmpty else { return PresentableIdentifier(presentationTitle) }
    return PresentableIdentifier("\(presentationTitle)(\(arguments.joined(separator: ", ")))")
  }
}
