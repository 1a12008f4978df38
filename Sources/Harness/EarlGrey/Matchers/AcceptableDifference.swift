import Foundation

/// How much a value, such as a slider's or a frame's, may differ from the expected one.
public let kGREYAcceptableFloatDifference: CGFloat = 0.00001
