/// EarlGrey's checks of an error that a call kept in a variable.
extension StageCommand {
  /// Fails if the last call with the variable failed.
  ///
  /// - Parameter reason: What a failure means; `nil` for EarlGrey's own words.
  static func assertNil(_ variable: String, reason: String?) -> StageCommand {
    StageCommand { replayer throws(ReplayFailure.Reason) in
      guard let error = replayer.errors[variable] else { return }
      throw .refused(
        "\(reason ?? "Expression is not nil")\n\n(((\(variable))) == nil) failed: \(error.report)")
    }
  }

  /// Fails if the last call with the variable succeeded, or if there was no such call.
  ///
  /// - Parameter reason: What a failure means; `nil` for EarlGrey's own words.
  static func assertNotNil(_ variable: String, reason: String?) -> StageCommand {
    StageCommand { replayer throws(ReplayFailure.Reason) in
      guard replayer.errors[variable] == nil else { return }
      throw .refused("\(reason ?? "Expression is nil")\n\n(((\(variable))) != nil) failed: nil")
    }
  }
}
