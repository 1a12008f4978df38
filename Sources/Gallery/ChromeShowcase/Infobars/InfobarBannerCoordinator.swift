import ChromeUI
import HeadlessUIKit
import ShowcaseKit

/// Presents a banner over an empty screen.
class InfobarBannerCoordinator: PushingCoordinator {
  private weak var container: UIViewController?
  private weak var banner: InfobarBannerViewController?
  private let bannerPresentation = InfobarPresentation(at: .banner(positionY: 100))
  private let modalPresentation = InfobarPresentation(at: .modal(height: 200))

  /// Whether the banner has a gear.
  var presentsModal: Bool { true }

  override func makeScreen() -> UIViewController {
    let container = InfobarContainerViewController()
    container.title = String(localized: "Infobar Messages", table: "Infobars")
    // A view controller can present another one only after it has appeared.
    container.didAppear = { [unowned self] in presentBanner() }
    self.container = container
    return container
  }

  private func presentBanner() {
    let banner = InfobarBannerViewController()
    banner.delegate = self
    banner.titleText = String(localized: "Test Infobar", table: "Infobars")
    banner.subtitleText = String(localized: "This a test Infobar.", table: "Infobars")
    banner.buttonText = String(localized: "Accept", table: "Infobars")
    banner.iconImage = UIImage(systemName: "bell")
    banner.presentsModal = presentsModal
    banner.modalPresentationStyle = .custom
    banner.transitioningDelegate = bannerPresentation
    self.banner = banner
    container?.present(banner, animated: true)
  }
}

/// The same without a gear.
final class InfobarBannerNoModalCoordinator: InfobarBannerCoordinator {
  override var presentsModal: Bool { false }
}

extension InfobarBannerCoordinator: InfobarBannerDelegate {
  func bannerInfobarButtonWasPressed() {
    record("bannerInfobarButtonWasPressed")
    dismissBanner()
  }

  func dismissInfobarBannerForUserInteraction(_ userInitiated: Bool) {
    recorder.record(
      protocol: "InfobarBannerDelegate", selector: "dismissInfobarBannerForUserInteraction:", userInitiated)
    dismissBanner()
  }

  func infobarBannerWasDismissed() {
    record("infobarBannerWasDismissed")
  }

  func presentInfobarModalFromBanner() {
    record("presentInfobarModalFromBanner")
    let modal = InfobarModalViewController()
    modal.title = String(localized: "Modal Infobar", table: "Infobars")
    modal.didCancel = { [unowned self] in dismissBanner() }
    let navigation = UINavigationController(rootViewController: modal)
    navigation.modalPresentationStyle = .custom
    navigation.transitioningDelegate = modalPresentation
    banner?.present(navigation, animated: true)
  }

  private func dismissBanner() {
    container?.dismiss(animated: true)
  }

  private func record(_ selector: String) {
    recorder.record(protocol: "InfobarBannerDelegate", selector: selector)
  }
}

/// An empty page.
private final class InfobarContainerViewController: UIViewController {
  var didAppear: @MainActor () -> Void = {}

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    didAppear()
  }
}
