import Foundation
import HeadlessUIKit

/// Four labels at the edges of the safe area.
final class CornerLabels: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let area = view.safeAreaLayoutGuide
    add("What's", .headline).filling(.safeArea, [.top]).constrain(.centerX, area, .centerX)
    add("the", .body).filling(.safeArea, [.leading]).constrain(.centerY, area, .centerY)
      .constrain(.trailing, area, .centerX, by: .lessThanOrEqual)
    add("point", .body).filling(.safeArea, [.trailing]).constrain(.centerY, area, .centerY)
      .constrain(.leading, area, .centerX, by: .greaterThanOrEqual)
    add("?", .subheadline).filling(.safeArea, [.bottom]).constrain(.centerX, area, .centerX)
  }

  private func add(_ text: String, _ style: UIFont.TextStyle) -> UILabel {
    let label = view.label(text)
    label.font = .preferredFont(forTextStyle: style)
    return label
  }
}

/// A device on which the labels were recorded: its size and covered insets, and the size of text, which is derived
/// from the heights in the goldens.
@MainActor
struct LabelDevice {
  let application: UIApplication

  private init(
    _ width: CGFloat, _ height: CGFloat, top: CGFloat = 20, bottom: CGFloat = 0,
    idiom: UIUserInterfaceIdiom = .phone, textSize: UIContentSizeCategory = .medium
  ) {
    application = .staged(
      CGSize(width: width, height: height),
      covered: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0), idiom: idiom,
      isLandscape: width > height, textSize: textSize)
  }

  private static func tablet(
    _ width: CGFloat, _ height: CGFloat, top: CGFloat = 20, bottom: CGFloat = 0
  ) -> LabelDevice {
    LabelDevice(width, height, top: top, bottom: bottom, idiom: .pad, textSize: .large)
  }

  static let all: [String: LabelDevice] = [
    "iphone-se": LabelDevice(320, 568),
    "iphone-8": LabelDevice(375, 667),
    "iphone-8-plus": LabelDevice(414, 736),
    "iphone-x": LabelDevice(375, 812, top: 44, bottom: 34),
    "iphone-xr": LabelDevice(414, 896, top: 44, bottom: 34),
    "iphone-xs-max": LabelDevice(414, 896, top: 44, bottom: 34, textSize: .large),
    "ipad-mini": tablet(1024, 768),
    "ipad-9-7": tablet(1024, 768),
    "ipad-10-2": tablet(1080, 810),
    "ipad-pro-10-5": tablet(1112, 834),
    "ipad-pro-11": tablet(1194, 834, top: 24, bottom: 20),
    "ipad-pro-12-9": tablet(1366, 1024),
  ]
}
