import FocusModel
import Foundation
import HeadlessUIKit

extension BrowserViewController {
  /// Adds the parts, back to front.
  func setUpViews() {
    view.addFilling(GradientBackgroundView(opacity: 0.7, from: .zero, to: CGPoint(x: 1, y: 1)))
    view.addConstrained(homeViewContainer, webViewContainer, urlBarContainer, browserToolbar)
    view.addLayoutGuide(homeGuide)
    webViewContainer.isHidden = true
    webViewContainer.accessibilityIdentifier = "WebViewContainer"
    urlBarContainer.backgroundColor = .black
    urlBarContainer.alpha = 0
    browserToolbar.isHidden = true
    browserToolbar.toolset.delegate = self
    addChild(webViewController)
    webViewContainer.addFilling(webViewController.view)
    webViewController.didMove(toParent: self)
    webViewController.delegate = self
    NSLayoutConstraint.activate(homeConstraints + pageConstraints)
    setUpOverlay()
  }

  /// The constraints at home, where the bar ends at 60 % of the height, or above the keyboard if
  /// that is higher.
  private var homeConstraints: [NSLayoutConstraint] {
    homeViewContainer.sides(of: view) + [
      homeGuide.topAnchor.constraint(equalTo: view.topAnchor),
      homeGuide.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      homeGuide.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      homeGuide.heightAnchor.constraint(
        equalTo: view.heightAnchor, multiplier: FocusLayout.urlBarContainerShare
      ).with(priority: .defaultLow),
      homeGuide.bottomAnchor.constraint(lessThanOrEqualTo: view.keyboardLayoutGuide.topAnchor),
      homeViewContainer.topAnchor.constraint(equalTo: view.topAnchor),
      homeViewContainer.bottomAnchor.constraint(
        equalTo: homeGuide.bottomAnchor, constant: -FocusLayout.urlBarHeight),
    ]
  }

  private var pageConstraints: [NSLayoutConstraint] {
    let safeArea = view.safeAreaLayoutGuide
    let toolbarTop = browserToolbar.topAnchor.constraint(
      equalTo: safeArea.bottomAnchor, constant: -FocusLayout.toolbarHeight)
    let toolbarBottom = browserToolbar.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    let aboveBottom = webViewContainer.bottomAnchor.constraint(equalTo: view.bottomAnchor)
    changingConstraints.toolbarTop = toolbarTop
    changingConstraints.toolbarBottom = toolbarBottom
    changingConstraints.aboveBottom = aboveBottom
    changingConstraints.aboveToolbar = webViewContainer.bottomAnchor.constraint(
      equalTo: browserToolbar.topAnchor)
    let wide = [webViewContainer, urlBarContainer, browserToolbar]
    return wide.flatMap { $0.sides(of: view) } + [
      aboveBottom,
      urlBarContainer.topAnchor.constraint(equalTo: view.topAnchor),
      toolbarTop,
      toolbarBottom,
    ]
  }

  /// Adds the current overlay in front of everything; `setUpURLBar()` ties its top to the address
  /// bar.
  func setUpOverlay() {
    overlayView.isHidden = true
    overlayView.alpha = 0
    overlayView.delegate = self
    view.addConstrained(overlayView)
    NSLayoutConstraint.activate(
      overlayView.sides(of: view) + [overlayView.bottomAnchor.constraint(equalTo: view.bottomAnchor)])
  }

  /// Adds a new home screen.
  func setUpHome() {
    let home = HomeView(product: product)
    home.delegate = self
    home.highlightsNews = source.hasNews
    homeViewContainer.addFilling(home)
    homeView = home
  }

  /// Adds the current address bar, with the constraints of all views that depend on it.
  func setUpURLBar() {
    urlBar.delegate = self
    urlBar.toolset.delegate = self
    urlBar.translatesAutoresizingMaskIntoConstraints = false
    view.insertSubview(urlBar, aboveSubview: urlBarContainer)
    let home = urlBar.bottomAnchor.constraint(equalTo: homeGuide.bottomAnchor)
    changingConstraints.home = home
    changingConstraints.top = urlBar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor)
    NSLayoutConstraint.activate(
      urlBar.sides(of: view) + [
        urlBar.heightAnchor.constraint(equalToConstant: FocusLayout.urlBarHeight),
        home,
        urlBarContainer.bottomAnchor.constraint(equalTo: urlBar.bottomAnchor),
        webViewContainer.topAnchor.constraint(equalTo: urlBar.bottomAnchor),
        overlayView.topAnchor.constraint(equalTo: urlBar.bottomAnchor),
      ])
    updateToolsetPosition()
  }
}
