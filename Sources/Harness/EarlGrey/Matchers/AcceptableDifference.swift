import Foundation

/// How far a value may be from the one that EarlGrey expects, as of a slider or a layout.
public let kGREYAcceptableFloatDifference: CGFloat = 0.00001
