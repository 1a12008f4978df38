import Foundation

extension UIButton {
  /// How a button looks; the system's pictures come with a name for assistive technology.
  public enum ButtonType: String, Hashable, Sendable, CaseIterable {
    case custom
    case system
    case detailDisclosure
    case infoLight
    case infoDark
    case contactAdd
    case close

    /// The picture that the type has of its own.
    var image: UIImage? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: UIImage(systemName: "info.circle")
      case .contactAdd: UIImage(systemName: "plus.circle")
      case .close: UIImage(systemName: "xmark")
      }
    }

    @MainActor var accessibilityLabel: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: SystemText.moreInfo.localized
      case .contactAdd: SystemText.add.localized
      case .close: SystemText.close.localized
      }
    }
  }
}
