import Foundation

/// What a tab bar shows for one controller.
@MainActor
open class UITabBarItem {
  public var title: String? { didSet { didChange() } }
  public var image: UIImage? { didSet { didChange() } }
  /// The picture while the item is selected; ``image`` by default.
  public var selectedImage: UIImage? { didSet { didChange() } }
  /// A short text on a red ground at the picture's corner, such as a number.
  public var badgeValue: String? { didSet { didChange() } }
  public var badgeColor: UIColor? { didSet { didChange() } }
  public var isEnabled: Bool = true { didSet { didChange() } }
  public var tag: Int
  public var accessibilityIdentifier: String? { didSet { didChange() } }
  public var accessibilityLabel: String? { didSet { didChange() } }
  /// The control that stands for the item.
  weak var button: UITabBarButton?

  public init(title: String?, image: UIImage?, tag: Int) {
    self.title = title
    self.image = image
    self.tag = tag
  }

  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init(title: title, image: image, tag: 0)
    self.selectedImage = selectedImage
  }

  private func didChange() {
    button?.itemDidChange()
  }
}
