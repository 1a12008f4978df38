import HeadlessUIKit

/// What shows until the browser is ready: the logo in the middle, the name below.
///
/// Where what a subclass shows needs the middle, the logo gives way upwards.
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
