import UIKit

/// The licenses of what the app uses, from a file of the asset catalog.
final class LicensesViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("settings.licenses", comment: "")
    view.backgroundColor = .systemBackground
    let textView = UITextView(frame: view.bounds)
    textView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    textView.isEditable = false
    textView.font = .preferredFont(forTextStyle: .footnote)
    textView.adjustsFontForContentSizeCategory = true
    if let data = NSDataAsset(name: "Licenses")?.data {
      textView.text = String(decoding: data, as: UTF8.self)
    }
    view.addSubview(textView)
  }
}
