import HeadlessUIKit

/// The launch screen while the browser asks the user's organization for its policies.
package final class EnterpriseLoadScreenViewController: LaunchScreenViewController {
  package override func viewDidLoad() {
    super.viewDidLoad()
    view.accessibilityIdentifier = "enterpriseLoadingScreenAccessibilityIdentifier"
    let status = makeStatus()
    status.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(status)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      status.centerXAnchor.constraint(equalTo: safeArea.centerXAnchor),
      status.widthAnchor.constraint(lessThanOrEqualTo: safeArea.widthAnchor, constant: -48),
      status.topAnchor.constraint(greaterThanOrEqualTo: logo.bottomAnchor, constant: 12),
      status.bottomAnchor.constraint(equalTo: brandName.topAnchor, constant: -16),
    ])
  }

  /// A wheel above what the user waits for.
  private func makeStatus() -> UIStackView {
    let wheel = UIActivityIndicatorView(style: .medium)
    wheel.startAnimating()
    let text = String(localized: "Loading your organization's settings…", table: "Enterprise")
    let label = UILabel(promo: text, font: Self.font, color: .secondaryLabel)
    let status = UIStackView(arrangedSubviews: [wheel, label].compactMap(\.self))
    status.axis = .vertical
    status.alignment = .center
    status.spacing = 12
    return status
  }

  /// The text stops growing where it would reach the logo.
  private static var font: UIFont {
    UIFontMetrics(forTextStyle: .subheadline).scaledFont(for: .systemFont(ofSize: 15), maximumPointSize: 28)
  }
}
