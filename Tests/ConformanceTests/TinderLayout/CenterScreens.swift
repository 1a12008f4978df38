import Foundation
import HeadlessUIKit

@MainActor let centerScreens: [String: RecordedScreen] = [
  "centerOffsetPriority": { root in
    root.box().sized(50, 50).held(.centerX, .centerY, plus: 50, at: .high).held(.centerX, .centerY)
    root.box().sized(50, 50).held(.centerX, .centerY, plus: 50)
    root.box().sized(50, 50).held(.centerX, .centerY, plus: -25, at: .low)
      .held(.centerX, .centerY, plus: -50, at: .high)
  },
  "centerWithAxisOffsetMultiplierPriority": centersOfOneAxis,
  "centerBetweenLeadingAndTrailing": { root in
    let box = root.box().sized(200, 100).held(.top)
    let area = root.safeAreaLayoutGuide
    root.center(box, from: area.leadingAnchor, to: area.trailingAnchor)
  },
  "centerBetweenTopAndBottom": { root in
    let box = root.box().sized(200, 100).held(.leading)
    let area = root.safeAreaLayoutGuide
    root.center(box, from: area.topAnchor, to: area.bottomAnchor)
  },
  "centerViewBetweenLeadingAndTrailingPriority": { root in
    let pink = root.box().sized(100, 100).held(.top)
    let yellow = root.box().sized(100, 100).held(.bottom)
    root.center(pink, from: root.leadingAnchor, to: root.trailingAnchor, at: .high)
    root.center(pink, from: root.leadingAnchor, to: root.centerXAnchor)
    root.center(yellow, from: pink.leadingAnchor, to: pink.trailingAnchor, at: .low)
    root.center(yellow, from: root.leadingAnchor, to: root.trailingAnchor, at: .high)
  },
  "centerViewBetweenTopAndBottomPriority": { root in
    let pink = root.box().sized(100, 100).held(.leading)
    let yellow = root.box().sized(100, 100).held(.trailing)
    root.center(yellow, from: root.topAnchor, to: root.bottomAnchor, at: .high)
    root.center(yellow, from: root.topAnchor, to: root.centerYAnchor)
    root.center(pink, from: yellow.topAnchor, to: yellow.bottomAnchor, at: .low)
    root.center(pink, from: root.topAnchor, to: root.bottomAnchor, at: .high)
  },
]

@MainActor private func centersOfOneAxis(in root: UIView) {
  root.box().sized(100, 100).held(.leading)
    .held(.centerY, times: 0.5, plus: 50, at: .high).held(.centerY)
  root.box().sized(100, 100).held(.top)
    .held(.centerX, times: 0.5, plus: 50, at: .high).held(.centerX)
  root.box().sized(100, 100).held(.leading).held(.centerY, plus: 100)
  root.box().sized(100, 100).held(.top).held(.centerX, times: 1.5)
  root.box().sized(100, 100).held(.leading)
    .held(.centerY, plus: -350, at: .low).held(.centerY, plus: -100, at: .high)
}
