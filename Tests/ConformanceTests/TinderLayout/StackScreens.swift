import Foundation
import HeadlessUIKit

@MainActor let stackScreens: [String: RecordedScreen] = [
  "horizontalViewsSpacingDirectionPriorityAlignment": { root in
    let pink = root.box().sized(100, 100).held(.centerY, .leading)
    let yellow = root.box().sized(50, 50)
    let blue = root.box().held(.bottom, .leading).sized(100, 100)
    let green = root.box().sized(50, 50)
    yellow.follow(pink, .left, .right, by: 20, aligning: [.centerY], at: .high)
    yellow.follow(pink, .leading, .trailing, aligning: [.centerY])
    green.follow(blue, .leading, .trailing, by: 12, aligning: [.centerY], at: .low)
    green.follow(blue, .left, .right, by: 50, aligning: [.bottom], at: .high)
  },
  "horizontalViewsSpacingDirectionPriorityAlignment_givenAlignment": { root in
    let pink = root.box().sized(100, 100).held(.centerY, .leading)
    let yellow = root.box().sized(100, 50, at: .low)
    yellow.follow(pink, .left, .right, by: 20, aligning: [.top, .bottom], at: .high)
    yellow.follow(pink, .leading, .trailing, aligning: [.top, .bottom])
  },
  "verticalViewsSpacingPriorityAlignment": { root in
    let pink = root.box().held(.top, .leading).sized(100, 100)
    let yellow = root.box().sized(50, 50)
    let blue = root.box().sized(100, 100).held(.top, .trailing)
    let green = root.box().sized(50, 50)
    yellow.follow(pink, .top, .bottom, by: 20, aligning: [.centerX], at: .high)
    yellow.follow(pink, .top, .bottom, aligning: [.centerX])
    green.follow(blue, .top, .bottom, by: 20, aligning: [.centerX], at: .low)
    green.follow(blue, .top, .bottom, by: 12, aligning: [.centerX], at: .high)
  },
  "verticalViewsSpacingPriorityAlignment_givenAlignment": { root in
    let pink = root.box().held(.top, .centerX).sized(100, 100)
    let yellow = root.box().sized(50, 100, at: .low)
    yellow.follow(pink, .top, .bottom, by: 20, aligning: [.leading, .trailing], at: .high)
    yellow.follow(pink, .top, .bottom, aligning: [.leading, .trailing])
  },
]

extension UIView {
  /// Constrains one edge to the opposite one of the previous view, and other attributes to the same ones.
  fileprivate func follow(
    _ view: UIView, _ edge: NSLayoutConstraint.Attribute, _ opposite: NSLayoutConstraint.Attribute,
    by spacing: CGFloat = 0, aligning attributes: [NSLayoutConstraint.Attribute],
    at priority: UILayoutPriority = .required
  ) {
    constrain(edge, view, opposite, plus: spacing, at: priority)
    for attribute in attributes {
      constrain(attribute, view, attribute, at: priority)
    }
  }
}
