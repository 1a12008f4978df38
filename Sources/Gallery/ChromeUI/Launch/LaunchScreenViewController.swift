import HeadlessUIKit

/// What shows until the browser is ready: the logo in the middle, the name below.
open class LaunchScreenViewController: UIViewController {
  /// The name at the bottom of the screen; subclasses put what they show above it.
  public let brandName: UIView = UIImageView(
    image: UIImage(named: "launchscreen_brand_name", size: CGSize(width: 147, height: 50)))

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    view.accessibilityIdentifier = "kLaunchScreenAccessibilityIdentifier"
    let logo = UIImageView(
      image: UIImage(named: "launchscreen_app_logo", size: CGSize(width: 108, height: 108)))
    for part in [logo, brandName] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      logo.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      logo.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      brandName.centerXAnchor.constraint(equalTo: view.centerXAnchor),
      brandName.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -24),
    ])
  }
}
