import Foundation
import FoundationNetworking
import HeadlessUIKit

extension Idiom {
  /// Requests of addresses.
  static let requests: [Idiom] = [
    Idiom("URLSession.shared.data(from:)", "loading loaded 200") { page in
      let url = address("data", answering: URLRoute(data: Data("loaded".utf8), delay: 2))
      page.show("loading")
      Task {
        let (data, response) = try await URLSession.shared.data(from: url)
        page.show(text(of: data))
        page.show("\((response as? HTTPURLResponse)?.statusCode ?? 0)")
      }
    },
    Idiom("URLSession.shared.dataTask with a completion handler", "loading loaded") { page in
      let url = address("task", answering: URLRoute(data: Data("loaded".utf8), delay: 2))
      URLSession.shared.dataTask(with: url) { data, _, _ in
        let word = text(of: data)
        DispatchQueue.main.async { page.show(word) }
      }.resume()
      page.show("loading")
    },
    Idiom("URLSession with a delegate on the main queue", "404 got it nil") { page in
      let url = address("delegate", answering: URLRoute(status: 404, data: Data("got it".utf8), delay: 1))
      let session = URLSession(
        configuration: .ephemeral, delegate: SessionDelegate(page), delegateQueue: .main)
      session.dataTask(with: url).resume()
      session.finishTasksAndInvalidate()
    },
    Idiom("URLSession.upload", "saved") { page in
      let url = address("upload", method: "POST", answering: URLRoute(status: 201, data: Data("saved".utf8)))
      Task {
        var request = FoundationNetworking.URLRequest(url: url)
        request.httpMethod = "POST"
        let (data, _) = try await URLSession.shared.upload(for: request, from: Data(count: 100_000))
        page.show(text(of: data))
      }
    },
    Idiom("URLSession.downloadTask", "100000") { page in
      let url = address("download", answering: URLRoute(data: Data(count: 100_000), delay: 3))
      URLSession.shared.downloadTask(with: url) { file, _, _ in
        let size = file.flatMap { try? Data(contentsOf: $0).count } ?? 0
        DispatchQueue.main.async { page.show("\(size)") }
      }.resume()
    },
    Idiom("a redirection", "moved") { page in
      let target = address("target", answering: URLRoute(data: Data("moved".utf8)))
      let url = address(
        "source", answering: URLRoute(status: 302, headers: ["Location": target.absoluteString]))
      Task { page.show(text(of: try await URLSession.shared.data(from: url).0)) }
    },
    Idiom("URLSessionTask.cancel", "-999") { page in
      let url = address("cancel", answering: URLRoute(delay: 5))
      let task = URLSession.shared.dataTask(with: url) { _, _, error in
        let code = (error as? URLError)?.code.rawValue ?? 0
        DispatchQueue.main.async { page.show("\(code)") }
      }
      task.resume()
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { task.cancel() }
    },
    Idiom("a request that takes too long", "timed out 5") { page in
      let url = address("slow", answering: URLRoute(delay: 90))
      let configuration = URLSessionConfiguration.default
      configuration.timeoutIntervalForRequest = 5
      let session = URLSession(configuration: configuration)
      let start = Date()
      Task {
        do {
          _ = try await session.data(from: url)
        } catch URLError.timedOut {
          page.show("timed out \(Int(Date().timeIntervalSince(start).rounded()))")
        }
      }
    },
    Idiom("a failing request", "no connection") { page in
      let url = address("failure", answering: URLRoute(error: URLError(.networkConnectionLost), delay: 1))
      Task {
        do {
          _ = try await URLSession.shared.data(from: url)
        } catch URLError.networkConnectionLost {
          page.show("no connection")
        }
      }
    },
    Idiom("Data(contentsOf:) of an address", "contents") { page in
      let url = address("contents", answering: URLRoute(data: Data("contents".utf8), delay: 1))
      page.show(text(of: try? Data(contentsOf: url)))
    },
  ]

  /// Registers an answer, and returns its address.
  @MainActor private static func address(
    _ name: String, method: String = "GET", answering route: URLRoute
  ) -> URL {
    guard let url = URL(string: "https://example.org/\(name)") else { preconditionFailure(name) }
    UIApplication.shared.environment.urlLoader.register(url, method: method, route)
    return url
  }

  private static func text(of data: Data?) -> String {
    data.map { String(decoding: $0, as: UTF8.self) } ?? "nothing"
  }
}

/// Shows the calls of a session's delegate.
private final class SessionDelegate: NSObject, URLSessionDataDelegate {
  private let page: IdiomViewController

  init(_ page: IdiomViewController) { self.page = page }

  func urlSession(
    _ session: URLSession, dataTask: URLSessionDataTask, didReceive response: URLResponse,
    completionHandler: @escaping (URLSession.ResponseDisposition) -> Void
  ) {
    show("\((response as? HTTPURLResponse)?.statusCode ?? 0)")
    completionHandler(.allow)
  }

  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    show(String(decoding: data, as: UTF8.self))
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    show("\(error.map { "\($0)" } ?? "nil")")
  }

  private func show(_ word: String) {
    MainActor.assumeIsolated { page.show(word) }
  }
}
