import HeadlessUIKit

@MainActor let attributeScreens: [String: RecordedScreen] = [
  "toAttributeIsRelationMultiplierConstantPriority": { root in
    root.box().sized(100, 100)
      .held(.top, .leading, by: .greaterThanOrEqual, times: 0.5, plus: 50, at: .high).held(.top, .leading)
    root.box().sized(100, 100).held(.top, plus: 25).held(.trailing, plus: -25)
    root.box().sized(100, 100).held(.bottom, times: 0.5).held(.leading)
    root.box().sized(100, 100).held(.bottom, times: 0.75, plus: 50).held(.leading)
    root.box().sized(100, 100).held(.bottom, .trailing, plus: -100, at: .low)
      .held(.bottom, .trailing, plus: -50, at: .high)
  },
  "toAttributeIsRelationMultiplierConstantPriority_givenRelation": { root in
    root.box().sized(100, 100).held(.top, by: .lessThanOrEqual, plus: 100)
      .held(.top, plus: 150, at: .high).held(.leading, plus: 50)
    root.box().sized(100, 100).held(.top, by: .lessThanOrEqual, plus: 100)
      .held(.top, plus: 50, at: .high).held(.trailing, plus: -50)
    root.box().sized(100, 100).held(.bottom, by: .greaterThanOrEqual, plus: -100)
      .held(.bottom, plus: -150, at: .high).held(.leading, plus: 50)
    root.box().sized(100, 100).held(.bottom, by: .greaterThanOrEqual, plus: -100)
      .held(.bottom, plus: -50, at: .high).held(.trailing, plus: -50)
  },
  "toAttributesConstantPriority": { root in
    root.box().sized(100, 100).held(.bottom, .leading, plus: 50, at: .high).held(.bottom, .leading)
    root.box().sized(100, 100).held(.bottom, .trailing, plus: -100)
    root.box().sized(100, 100).held(.top, .leading, plus: 25, at: .low)
      .held(.top, .leading, plus: 100, at: .high)
  },
]
