import Foundation

/// A transition from one controller to another, as a storyboard describes it.
///
///     let detail = UIViewController()
///     let segue = UIStoryboardSegue(identifier: "detail", source: controller, destination: detail) {
///       print("shown")
///     }
///     controller.prepare(for: segue, sender: nil)
///     segue.perform()  // prints "shown"
@preconcurrency @MainActor
open class UIStoryboardSegue: UIKitObject {
  /// The segue's identifier; `nil` if it has no identifier.
  public let identifier: String?
  /// The controller that the segue starts from.
  public let source: UIViewController
  /// The controller that the segue shows.
  public let destination: UIViewController
  private let performHandler: (@MainActor () -> Void)?

  /// Creates a segue that does nothing unless ``perform()`` is overridden.
  ///
  /// - Parameters:
  ///   - identifier: The identifier by which ``UIViewController/prepare(for:sender:)`` recognizes
  ///     the segue; `nil` for no identifier.
  ///   - source: The controller that performs the segue.
  ///   - destination: The controller that an overridden ``perform()`` shows.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    performHandler = nil
  }

  // The class has the attribute, too. But when a subclass is compiled in another batch, the
  // compiler may not see that yet, and would link the initializer by another name.

  /// Creates a segue.
  ///
  /// - Parameters:
  ///   - identifier: The identifier by which ``UIViewController/prepare(for:sender:)`` recognizes
  ///     the segue.
  ///   - source: The controller that performs the segue.
  ///   - destination: The controller that the segue shows.
  ///   - performHandler: Shows the destination. Called by ``perform()``.
  @preconcurrency
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping @MainActor () -> Void
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    self.performHandler = performHandler
  }

  /// Shows the destination. Called by ``perform()``.
  open func perform() { performHandler?() }
}

extension UIViewController {
  /// Creates the destination of a registered segue and shows it; the sender is passed on to
  /// ``UIViewController/prepare(for:sender:)``.
  func follow(_ identifier: String, sender: Any?) {
    let files = UIApplication.shared.environment.interfaceFiles
    guard let registered = files.segue(identifier, from: self) else {
      if let interface, let segue = interface.segue(identifier) {
        return follow(segue, in: interface.maker, sender: sender, isAsked: false)
      }
      let call = "registerSegue(\"\(identifier)\", from: \(type(of: self)).self)"
      return UIException.raise(
        .invalidArgument,
        "Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'. "
          + InterfaceFiles.advice(call, isFound: interface != nil))
    }
    let destination = registered.make()
    destination.storyboard = storyboard
    destination.awakeFromNib()
    let segue = UIStoryboardSegue(identifier: identifier, source: self, destination: destination) {
      switch registered.kind {
      case .show: self.show(destination, sender: sender)
      case .showDetail: self.showDetailViewController(destination, sender: sender)
      case .presentModally: self.present(destination, animated: true)
      }
    }
    prepare(for: segue, sender: sender)
    segue.perform()
  }
}
