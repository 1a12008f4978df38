/// Something more that assistive technology can do with an element.
@MainActor
public final class UIAccessibilityCustomAction {
  public var name: String
  public var image: UIImage?
  public var actionHandler: Handler?

  /// Does the action.
  ///
  /// - Returns: Whether it was done.
  public typealias Handler = @MainActor (UIAccessibilityCustomAction) -> Bool

  public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
    self.name = name
    self.image = image
    self.actionHandler = actionHandler
  }
}
