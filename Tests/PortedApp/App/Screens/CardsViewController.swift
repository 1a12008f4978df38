import Foundation
import UIKit

/// The texts that SwiftGen writes.
enum L10n {
  static func tr(_ table: String, _ key: String, _ args: CVarArg...) -> String {
    let format = BundleToken.bundle.localizedString(forKey: key, value: nil, table: table)
    return String(format: format, locale: Locale.current, arguments: args)
  }

  private final class BundleToken {
    static let bundle = Bundle(for: BundleToken.self)
  }
}

/// A screen with texts, colors and data of the app's resources.
public final class CardsViewController: UIViewController {
  public var lines: [String] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(named: "Brand")
    let format = NSLocalizedString("%d cards", comment: "The number of cards")
    lines = [
      NSLocalizedString("title", comment: "The title"),
      NSLocalizedString("title", tableName: nil, bundle: Bundle.main, value: "", comment: ""),
      NSLocalizedString("title", bundle: .module, comment: ""),
      String.localizedStringWithFormat(format, 1),
      String(format: format, 2),
      String(localized: "title"),
      L10n.tr("Localizable", "%d cards", 1),
      Bundle.main.infoDictionary?["CFBundleName"] as? String ?? "",
      Bundle.main.object(forInfoDictionaryKey: "CFBundleShortVersionString") as? String ?? "",
      NSDataAsset(name: "Cards").map { String(decoding: $0.data, as: UTF8.self) } ?? "",
    ]
  }
}
