/// The page of a change in lines that fit a screen.
struct LaidOutPage {
  let index: Int
  let tab: ReviewPage.Tab
  let columns: Int
  let lines: [ScreenLine]
}

extension ReviewScreen {
  /// The page in lines that fit.
  func page(on size: ScreenSize) -> [ScreenLine] { laidOutPage(on: size).lines }

  /// Keeps the page for as long as its change, tab and width are shown: a long one takes its time.
  mutating func layOut(on size: ScreenSize) {
    laidOut = laidOutPage(on: size)
  }

  private func laidOutPage(on size: ScreenSize) -> LaidOutPage {
    if let laidOut, laidOut.index == index, laidOut.tab == tab, laidOut.columns == size.columns {
      return laidOut
    }
    let lines = ReviewPage(reviewed: current).lines(of: tab).flatMap { $0.wrapped(to: size.columns) }
    return LaidOutPage(index: index, tab: tab, columns: size.columns, lines: lines)
  }
}
