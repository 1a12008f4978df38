/// A way from one controller of a storyboard to another.
///
/// Storyboards are not read here, but code can make a segue itself, prepare it and perform it.
@preconcurrency @MainActor
open class UIStoryboardSegue {
  /// The name by which code performs the segue; `nil` for none.
  public let identifier: String?
  /// The controller that the segue begins at.
  public let source: UIViewController
  /// The controller that the segue shows.
  public let destination: UIViewController
  /// What the segue does when it is performed; `nil` for a subclass that overrides ``perform()``.
  private final let performHandler: (() -> Void)?

  /// Creates a segue whose subclass performs it.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    performHandler = nil
  }

  /// Creates a segue that a closure performs.
  public init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    self.performHandler = performHandler
  }

  /// Performs the segue: by default calls its closure, and does nothing without one.
  open func perform() {
    performHandler?()
  }
}

/// Where an unwind segue comes from.
@preconcurrency @MainActor
public final class UIStoryboardUnwindSegueSource {
  /// The controller that the segue leaves.
  public let source: UIViewController
  /// What caused the segue; `nil` for none.
  public let sender: Any?

  init(source: UIViewController, sender: Any?) {
    self.source = source
    self.sender = sender
  }
}
