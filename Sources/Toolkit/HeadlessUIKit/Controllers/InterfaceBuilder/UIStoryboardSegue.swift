import Foundation

/// A transition from one controller to another, as a storyboard describes it.
@preconcurrency @MainActor
open class UIStoryboardSegue: UIKitObject {
  /// The segue's identifier; `nil` for none.
  public let identifier: String?
  /// The controller that the segue starts from.
  public let source: UIViewController
  /// The controller that the segue shows.
  public let destination: UIViewController
  private let performHandler: (@MainActor () -> Void)?

  /// Creates a segue that does nothing unless ``perform()`` is overridden.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    performHandler = nil
  }

  // The attribute is the class's, too. But where a subclass is compiled in another batch, that may not be known
  // yet, and the initializer would be linked by another name.

  /// Creates a segue.
  ///
  /// - Parameters:
  ///   - identifier: The segue's identifier, by which ``UIViewController/prepare(for:sender:)`` knows it.
  ///   - source: The controller that performs it.
  ///   - destination: The controller that it shows.
  ///   - performHandler: Shows the destination.
  @preconcurrency
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping @MainActor () -> Void
  ) {
    (self.identifier, self.source, self.destination) = (identifier, source, destination)
    self.performHandler = performHandler
  }

  /// Shows the destination.
  open func perform() { performHandler?() }
}

extension UIViewController {
  /// Makes the destination of a segue that was registered, and shows it; the sender goes to
  /// ``UIViewController/prepare(for:sender:)``.
  func follow(_ identifier: String, sender: Any?) {
    let files = UIApplication.shared.environment.interfaceFiles
    guard let registered = files.segue(identifier, from: self) else {
      let call = "registerSegue(\"\(identifier)\", from: \(type(of: self)).self)"
      return UIException.raise(
        .invalidArgument,
        "Receiver (\(type(of: self))) has no segue with identifier '\(identifier)'. "
          + InterfaceFiles.advice(call))
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
