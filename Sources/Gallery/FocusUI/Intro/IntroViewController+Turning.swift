import HeadlessUIKit

extension IntroViewController {
  /// Turns to the next card, or ends behind the last one.
  func goOn(from card: IntroCard) {
    card.isLast ? finish() : move(toward: card.rawValue + 1)
  }

  /// Turns one card, and only one, toward the one of a dot.
  func move(toward target: Int) {
    let step = (target - currentCard.rawValue).signum()
    guard step != 0, !isTurning, let card = IntroCard(rawValue: currentCard.rawValue + step) else { return }
    isTurning = true
    currentCard = card
    pages.setViewControllers(
      [cards[card.rawValue]], direction: step > 0 ? .forward : .reverse, animated: true
    ) { [weak self] _ in
      self?.isTurning = false
    }
  }

  private func card(_ distance: Int, from page: UIViewController) -> UIViewController? {
    guard let place = cards.firstIndex(where: { $0 === page }), cards.indices.contains(place + distance)
    else { return nil }
    return cards[place + distance]
  }
}

extension IntroViewController: UIPageViewControllerDataSource {
  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { card(-1, from: viewController) }

  public func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { card(1, from: viewController) }
}

extension IntroViewController: UIPageViewControllerDelegate {
  /// Follows a finger that turned the card.
  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    if let page = pageViewController.viewControllers?.first as? IntroCardViewController {
      currentCard = page.card
    }
  }
}
