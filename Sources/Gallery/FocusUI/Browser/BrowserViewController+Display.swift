import FocusModel
import Foundation
import HeadlessUIKit

extension BrowserViewController {
  /// Shows the states.
  func show(animated: Bool = true) {
    urlBar.show(state, animated: animated)
    browserToolbar.toolset.state = urlBar.toolset.state
    for ground in [urlBarContainer, browserToolbar.ground] {
      ground.setBright(state.isBright, animated: animated)
    }
    overlayView.show(overlay.rows)
    for covered in [homeViewContainer, webViewContainer] {
      covered.accessibilityElementsHidden = state.isEditing
    }
    guard animated else { return showBar() }
    UIView.animateURLBar {
      self.showBar()
      self.view.layoutIfNeeded()
    }
  }

  /// The bar stands at the top, on a ground of its own, but at home while nothing is typed.
  private func showBar() {
    let isAtTop = state.isBackgroundVisible
    (isAtTop ? places.home : places.top)?.isActive = false
    (isAtTop ? places.top : places.home)?.isActive = true
    urlBarContainer.alpha = isAtTop ? 1 : 0
  }

  /// Lets the bars give way to the page, or come back.
  func showCollapse() {
    urlBar.show(collapse)
    places.top?.constant = collapse.urlBarOffset
    placeToolbar()
  }

  /// Moves the toolbar with all that is below its buttons, so that nothing of it is left in the end.
  func placeToolbar() {
    let offset = collapse.toolbarOffset + collapse.amount * view.safeAreaInsets.bottom
    places.toolbarTop?.constant = -FocusLayout.toolbarHeight + offset
    places.toolbarBottom?.constant = offset
  }

  /// Brings the bars to one of their ends, where they have some way to go.
  func settleCollapse() {
    guard collapse.phase == .animating else { return showCollapse() }
    UIView.animateURLBar {
      self.showCollapse()
      self.view.layoutIfNeeded()
    } completion: { _ in
      self.collapse.animationDidEnd()
      self.showCollapse()
    }
  }
}

extension BrowserViewController {
  /// The buttons stand in the address bar where that is wide: on a tablet with the screen to itself or lying, and on a
  /// telephone that lies.
  var showsToolsetInURLBar: Bool {
    let screen = UIScreen.main.bounds
    let isLandscape = screen.width > screen.height
    let isTablet = UIDevice.current.userInterfaceIdiom == .pad
    return isTablet ? isLandscape || screen.width == view.bounds.width : isLandscape
  }

  /// The buttons that show as soon as there is a page: those in the address bar, or those at the bottom.
  var toolset: BrowserToolset { urlBar.showsToolset ? urlBar.toolset : browserToolbar.toolset }

  /// The button that shares the page, as soon as there is one.
  package var sendButton: UIButton { toolset.sendButton }

  func updateToolsetPlace() {
    urlBar.showsToolset = showsToolsetInURLBar
    showToolbar(animated: false)
  }

  /// Shows the toolbar while there is a page, unless its buttons stand in the address bar.
  func showToolbar(animated: Bool) {
    let isShown = state.isBrowsing && !showsToolsetInURLBar
    (isShown ? places.aboveBottom : places.aboveToolbar)?.isActive = false
    (isShown ? places.aboveToolbar : places.aboveBottom)?.isActive = true
    guard browserToolbar.isHidden == isShown else { return }
    guard animated else {
      browserToolbar.isHidden = !isShown
      return browserToolbar.alpha = isShown ? 1 : 0
    }
    if isShown { browserToolbar.alpha = 0 }
    browserToolbar.animateHidden(!isShown, duration: FocusTiming.toolbarFade)
  }
}
