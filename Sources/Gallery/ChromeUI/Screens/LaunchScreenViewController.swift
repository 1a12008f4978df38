import HeadlessUIKit

/// The screen shown until the browser is ready: the logo in the middle, the name below.
///
/// The logo moves up if a subclass uses the middle.
package class LaunchScreenViewController: UIViewController {
  /// The picture in the middle; subclasses keep what they show below it.
  package let logo: UIView = UIImageView(
    image: UIImage(named: "launchscreen_app_logo", size: CGSize(width: 108, height: 108)))
  /// The name at the bottom of the screen; subclasses put what they show above it.
  package let brandName: UIView = UIImageView(
    image: UIImage(named: "launchscreen_brand_name", size: CGSize(width: 147, height: 50)))

  package override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.accessibilityIdentifier = "launchScreenAccessibilityIdentifier"
    for part in [logo, brandName] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    let middle = logo.centerYAnchor.constraint(equalTo: view.centerYAnchor)
    // Less than the logo resists being squeezed.
    middle.priority = UILayoutPriority(500)
    NSLayoutConstraint.activate([
      middle,
      logo.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      brandName.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      brandName.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24),
    ])
  }
}

/// The launch screen while the browser loads the policies of the user's organization.
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

  /// A spinner above the text that says what the user is waiting for.
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
